import { DARK_COLORS } from '#domain/house/colors.ts'
import { DARK_MEDIA, EITHER_SCHEME } from '#services/kernel/shown-email.ts'

const { page, ink, muted, hairline, linen, accent, scrim } = DARK_COLORS

/**
 * What an element cannot state: its color in the dark, and its size on a phone. Programs that read no style sheet show the
 * light email, or invert it.
 */
export const STYLE_SHEET = [
  `:root{${EITHER_SCHEME}}`,
  '@media (max-width:480px){.sheet>tbody>tr>td{padding-left:20px!important;padding-right:20px!important}',
  '.title{font-size:28px!important}.piece,.text,.sum{display:block!important;overflow:hidden!important}',
  '.photo{float:left!important}.text{padding-bottom:4px!important}',
  '.sum{padding-left:88px!important;text-align:left!important}}',
  `${DARK_MEDIA}{.ground{background:${linen}!important}.sheet{background:${page}!important}`,
  `.ink{color:${ink}!important}.muted{color:${muted}!important}.line{border-color:${hairline}!important}`,
  `.button{background:${accent}!important;color:${page}!important}`,
  `.mat{background:${linen}!important;color:${scrim}!important}}`,
].join('')
