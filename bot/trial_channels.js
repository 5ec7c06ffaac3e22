// The channels and threads of `boneyard try`, above the conversation. A mention of one leads there too.
const key = location.hash.slice(1);
const picker = document.getElementById("viewer-picker");
const list = document.createElement("nav");
list.id = "channel-list";
list.setAttribute("aria-label", "Channels");
document.getElementById("channel-layout").prepend(list);
let channels = [];

function go(channel) {
  const address = new URL(channel.url);
  address.searchParams.set("as", picker.selectedOptions[0]?.textContent ?? "");
  location.assign(address);
}

function link(channel) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = channel.label;
  if (channel.here) button.setAttribute("aria-current", "page");
  button.addEventListener("click", () => go(channel));
  return button;
}

async function look() {
  const answer = await fetch("/channels.json", { headers: { "X-Simcord-Capability": key } }).catch(() => null);
  const found = answer?.ok ? await answer.json() : channels;
  if (JSON.stringify(found) === JSON.stringify(channels)) return;
  channels = found;
  list.replaceChildren(...channels.map(link));
  list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// The person of the last channel stays chosen.
function stayAs(name) {
  const option = [...picker.options].find((one) => one.textContent === name);
  if (!option) return void setTimeout(stayAs, 50, name);
  if (option.selected) return;
  picker.value = option.value;
  picker.dispatchEvent(new Event("change", { bubbles: true }));
}

document.addEventListener("click", (event) => {
  const named = event.target.closest?.(".mention")?.textContent.replace(/^#/, "");
  const channel = named && channels.findLast((one) => one.name === named);
  if (channel && !channel.here) go(channel);
});
const name = new URLSearchParams(location.search).get("as");
if (name) stayAs(name);
look();
setInterval(look, 500);
