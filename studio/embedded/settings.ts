/** What the server states about the house in the document (`studioSettings` in contracts/team/desk.ts). */
export type Settings = { readonly house: string; readonly project: string; readonly dataset: string }

export function readSettings(): Settings {
  return JSON.parse(document.getElementById('studio-settings')?.textContent ?? 'null')
}
