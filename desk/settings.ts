import { type DeskSettings, deskSettings } from '../contracts/team/desk.ts'

/** What the server states about the house in the document. */
export function readSettings(): DeskSettings {
  const block = document.getElementById('desk-settings')
  return deskSettings.parse(JSON.parse(block?.textContent ?? 'null'))
}
