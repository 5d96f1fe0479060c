import { createContext } from 'react-router'
import type { PageHosted } from '#app/page/page-hosted.ts'
import type { Preview, PreviewPasses } from '#app/preview/preview.ts'
import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { House } from '#domain/house/house.ts'
import type { Language, Locale } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Role } from '#domain/visitor/roles.ts'
import type { Audience, SegmentCookies } from '#domain/visitor/segments.ts'

/** The visitor of a request. For a guest it depends only on the URL. */
export type Visitor = {
  readonly locale: Locale
  readonly language: Language
  readonly country: CountryCode
  readonly currency: Currency
  readonly units: 'in' | 'cm'
  /** Drafts are read, for an editor in preview only. */
  readonly isPreview: boolean
  /** The segments of the browser, for content that is targeted at them; none on a page that guests share. */
  readonly segments: SegmentCookies
  /** The audience as which an editor in preview sees such content: null for all of it, each with its name. */
  readonly previewedAudience?: Audience | null
  /** Spec §6. A visitor is a guest unless their session says otherwise. */
  readonly role: Role
  /** The buyer whose prices are requested: an approved trade client's location; null for any other visitor. */
  readonly buyer: CommerceContext['buyer']
}

/** Set by the server before the first loader runs. */
export const visitorContext = createContext<Visitor>()

/** The house that runs the shop, set by the server. */
export const houseContext = createContext<House>()

/** What pages load or send to elsewhere, by settings, set by the server; null: nothing. */
export const hostedContext = createContext<PageHosted | null>(null)

/** The clients of the outside services for this request, set by the server. */
export const clientsContext = createContext<Clients>()

/** A rendered document. `scriptMark` is the nonce of our own scripts in it. */
export type RenderedDocument = {
  readonly html: string
  readonly scriptMark: string
  /** The time from the loaders' data to the complete text. */
  readonly renderSeconds: number
}

/**
 * Passes the rendered document to the server as it is: wrapping it in a response and unwrapping it again would add a
 * third to its rendering time.
 */
export const documentContext = createContext<{ rendered: RenderedDocument | null }>()

/** Encrypts what a browser stores for us; `open` returns null for anything we did not encrypt. */
export type Seal = {
  seal(text: string): string
  open(sealed: string): string | null
  /** Whether it was encrypted with the current secret; otherwise it is re-encrypted. */
  isCurrent(sealed: string): boolean
}

/** Set by the server before the first loader runs. */
export const sealContext = createContext<Seal>()

/** The preview of an editor; null for any other visitor. */
export const previewContext = createContext<Preview | null>(null)

/** Set by the server before the first loader runs. */
export const previewPassesContext = createContext<PreviewPasses>()

/** The session of a signed-in customer. */
export type Session = {
  readonly accountId: string
  readonly email: string
  /** Identifies the session to end to the identity service. */
  readonly idToken: string
  /** Gives access to the customer's own data. */
  readonly accessToken: string
  /** When the access token expires, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** The current session; null for a guest. */
export const sessionContext = createContext<Session | null>(null)

/** Whether the session of the request was refused for good, for example because it was ended from another device. */
export const endedSessionContext = createContext(false)
