import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { COUNTRIES } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { ROLES } from '#domain/team/roles.ts'

/** The paths that the desk's server handles itself. All others show the desk's application. */
export const DESK_PATHS = {
  root: '/desk',
  api: '/desk/api',
  session: '/desk/api/session',
  securityApi: '/desk/api/security',
  signIn: '/desk/sign-in',
  signOut: '/desk/sign-out',
  callback: '/desk/callback',
  confirm: '/desk/confirm',
  /** The Studio if it is built; otherwise a page that explains how to build it. */
  content: '/desk/content',
  /** The Studio's calls to the content service. */
  contentApi: '/desk/content/api',
  contentPreview: '/desk/content/preview',
} as const

/** Explains why something that opened in its own tab was refused; parameters `code`, `seconds`. */
export const DESK_REFUSED_PAGE = `${DESK_PATHS.root}/refused`

/** Services that may be hosted elsewhere, and are then managed in the provider's own administration. */
export const HOSTABLE = ['commerce', 'customers', 'content', 'search', 'tracking'] as const
export type Hostable = (typeof HOSTABLE)[number]

export const DESK_SECURITY_PAGE = `${DESK_PATHS.root}/security`

/** Response of `GET /desk/api/session`; 401 without a session. */
export const deskSession = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Until then the second factor is not requested again; ISO 8601, UTC. Null if it is required now. */
  confirmedUntil: z.string().nullable(),
  locale: z.string(),
  /** The administration URL of each service hosted elsewhere. */
  hosted: z.partialRecord(z.enum(HOSTABLE), z.string()),
})
export type DeskSession = z.infer<typeof deskSession>

/** The data block `studio-settings` in the Studio's document. */
export const studioSettings = z.object({
  house: z.string(),
  project: z.string(),
  dataset: z.string(),
})
export type StudioSettings = z.infer<typeof studioSettings>

/** The data block `desk-settings` in the desk's document. */
export const deskSettings = z.object({
  house: z.string(),
  /** The shop's languages, starting with the language of the house's own texts. */
  languages: z.array(z.enum(LANGUAGES)),
  /** The currency of plain price columns in product files; null if the house has not chosen one. */
  baseCurrency: z.enum(CURRENCIES).nullable(),
  colors: z.object({
    page: z.string(),
    ink: z.string(),
    muted: z.string(),
    hairline: z.string(),
    linen: z.string(),
    control: z.string(),
    accent: z.string(),
    alert: z.string(),
  }),
  families: z.object({ display: z.string(), text: z.string() }),
  /** The country, an IANA time zone, and the city by language; null if the house gives none. */
  place: z.object({
    country: z.enum(COUNTRIES.map(({ isoCode }) => isoCode)),
    timeZone: z.string(),
    city: z.partialRecord(z.enum(LANGUAGES), z.string()).nullable(),
  }),
  hasStudio: z.boolean(),
  /** For styles that the application creates at runtime. */
  nonce: z.string(),
})
export type DeskSettings = z.infer<typeof deskSettings>
