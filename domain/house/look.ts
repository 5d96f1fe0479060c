import { DEFAULT_COLORS, type HouseColors } from './colors.ts'

/** The section `theme` of `house.json`, with its files loaded. */
export type HouseLook = {
  readonly colors: HouseColors
  /** Font families for emails and plain pages, which load no fonts. */
  readonly families: { readonly display: string; readonly text: string }
  /** Styles for every document: the tokens that differ from `app/styles/theme.css`, and the font faces. */
  readonly css: string
  /** The URLs of the fonts that every page needs; null for the shop's default fonts. */
  readonly fonts: { readonly normal: readonly string[]; readonly italic: string | null } | null
  /** The case of the name when there is no logo. */
  readonly wordmark: 'capitals' | 'as-written'
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null
}

export const DEFAULT_LOOK: HouseLook = {
  colors: DEFAULT_COLORS,
  families: {
    display: "'Bodoni Moda', Didot, 'Bodoni MT', 'Times New Roman', serif",
    text: "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  },
  css: '',
  fonts: null,
  wordmark: 'capitals',
  logo: null,
}
