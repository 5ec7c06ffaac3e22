// @ts-check
/**
 * @file The documents between page and server, as types. This file has no code: the page does not load it.
 *
 * @typedef {[kind: string, fields: any]} Shape A shape of bot/pictures/scene.py.
 * @typedef {{width: number, height: number, shapes: Shape[]}} Scene
 * @typedef {{key: number, x: number, y: number, half: number, angle: number, first: number, second: number,
 *   look?: string, ring?: string, open?: number, pinned?: boolean, owner?: number | null}} TileShape
 * @typedef {{text: string, target: string | null, alike: string}} Move
 * @typedef {{key: string, x: number, y: number, half: number, angle: number | null, label: string}} Target
 * @typedef {{tile: string, moves: Move[], premoves?: Move[]}} HandTile
 * @typedef {{text: string, key: number | string}} Capture
 * @typedef {{id: string, label: string, tone: string, enabled: boolean}} Button
 * @typedef {{counts: number[], from?: number, until: number | null, text?: string}} Claims
 * @typedef {{seat: number, name: string, robot: boolean, tiles: number, total: number,
 *   captured?: number | null, boneyard?: number | null, turn: boolean, deadline: number | null, away: boolean,
 *   marker?: boolean}} Player
 * @typedef {{round: number, sentence: string, receipts: {text: string, points: number}[]}} Result
 * @typedef {{id: string, version: number, seat: number | null, game: string, name: string, title?: string,
 *   facts?: string[], status: string, scene: Scene, targets: Target[], hand: HandTile[], captures: Capture[],
 *   buttons: Button[], claims: Claims | null, premoves: {text: string, tile: string, target: string | null}[],
 *   players: Player[], result?: Result | null, news: string, alt: string, tally?: Scene | null,
 *   deadline: number | null, now: number, still?: boolean}} Table
 * @typedef {{id: string, game: string, name: string, yours: boolean, turn?: boolean,
 *   players?: string[]}} OtherTable
 * @typedef {{palette: any, pips: number[][][], marks: [string, number[]][][],
 *   icons: Record<string, [string, boolean, number[]][]>}} Drawing
 * @typedef {{words: Record<string, string>, language: string,
 *   style: {contrast: boolean, numerals: boolean}, drawing: Drawing, emojis: string[]}} Hello
 */
export {};
