/**
 * The settings of the house that the server writes into the HTML document (`studioSettings` in contracts/team/desk.ts).
 */
export type Settings = { readonly house: string; readonly project: string; readonly dataset: string }

export function readSettings(): Settings {
  return JSON.parse(document.getElementById('studio-settings')?.textContent ?? 'null')
}
