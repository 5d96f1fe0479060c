import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { COUNTRIES } from '#domain/market/market.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { ROLES } from '#domain/team/roles.ts'

/** The addresses of the desk that the server handles. All others show the desk's application. */
export const DESK_PATHS = {
  root: '/desk',
  api: '/desk/api',
  session: '/desk/api/session',
  securityApi: '/desk/api/security',
  signIn: '/desk/sign-in',
  signOut: '/desk/sign-out',
  callback: '/desk/callback',
  confirm: '/desk/confirm',
  /** The Studio, if it is built; else a page of the application that says how. */
  content: '/desk/content',
  /** The calls of the Studio to the content service. */
  contentApi: '/desk/content/api',
  contentPreview: '/desk/content/preview',
} as const

/** The page of the desk that says why something that was opened in a tab of its own was refused; `code`, `seconds`. */
export const DESK_REFUSED_PAGE = `${DESK_PATHS.root}/refused`

/** What may be hosted elsewhere, and is then managed in an administration of its own. */
export const HOSTABLE = ['commerce', 'customers', 'content', 'search', 'tracking'] as const
export type Hostable = (typeof HOSTABLE)[number]

/** The page of the desk about a member's own sign-in. */
export const DESK_SECURITY_PAGE = `${DESK_PATHS.root}/security`

/** Response of `GET /desk/api/session`; 401 without one. */
export const deskSession = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Until when the second factor need not be given again; ISO 8601, UTC. Null if it has to be. */
  confirmedUntil: z.string().nullable(),
  locale: z.string(),
  /** What is hosted elsewhere, each with the address of its administration. */
  hosted: z.partialRecord(z.enum(HOSTABLE), z.string()),
})
export type DeskSession = z.infer<typeof deskSession>

/** What the document of the Studio states, in a data block with the id `studio-settings`. */
export const studioSettings = z.object({
  house: z.string(),
  project: z.string(),
  dataset: z.string(),
})
export type StudioSettings = z.infer<typeof studioSettings>

/** What the document of the desk states about the house, in a data block with the id `desk-settings`. */
export const deskSettings = z.object({
  house: z.string(),
  /** The languages of the shop; the first is that of the house's own texts. */
  languages: z.array(z.enum(LANGUAGES)),
  /** The currency of plain price columns in product files; null if the house states none. */
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
  /** Where the house is: its country, an IANA time zone, and its city by language; null if it states none. */
  place: z.object({
    country: z.enum(COUNTRIES.map(({ isoCode }) => isoCode)),
    timeZone: z.string(),
    city: z.partialRecord(z.enum(LANGUAGES), z.string()).nullable(),
  }),
  /** Whether the Studio is built, which is then at `/desk/content`. */
  hasStudio: z.boolean(),
  /** The nonce of the styles that the application creates. */
  nonce: z.string(),
})
export type DeskSettings = z.infer<typeof deskSettings>
