import type { DeskSettings } from '../../contracts/team/desk.ts'

export type Colors = DeskSettings['colors']

/** The colors of the dark theme; those of the light one are the house's. */
export const DARK: Colors = {
  page: '#171512',
  ink: '#ece7df',
  muted: '#aaa397',
  hairline: '#35312b',
  linen: '#221f1b',
  control: '#7d766c',
  accent: '#a9c7b4',
  alert: '#f0a294',
}
