import { createContext } from 'react-router'
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
  /** Whether drafts are read; true only for an editor in preview. */
  readonly isPreview: boolean
  /** Segments for targeted content; none on a page that guests share. */
  readonly segments: SegmentCookies
  /** The audience chosen by an editor in preview; null shows all targeted content, each labeled with its audience. */
  readonly previewedAudience?: Audience | null
  /** The slug or document id of the menu chosen by an editor in preview. */
  readonly previewedMenu?: string | null
  /** Spec §6: a visitor is a guest unless their session proves otherwise. */
  readonly role: Role
  /** The buyer whose prices are requested: an approved trade client's location; null for any other visitor. */
  readonly buyer: CommerceContext['buyer']
}

export const visitorContext = createContext<Visitor>()

/** Set by the server. */
export const houseContext = createContext<House>()

export const clientsContext = createContext<Clients>()

/** A rendered document. `scriptNonce` is the nonce of our own scripts in it. */
export type RenderedDocument = {
  readonly html: string
  readonly scriptNonce: string
  /** The time from the loaders' data to the complete HTML. */
  readonly renderSeconds: number
}

/**
 * Passes the rendered document to the server unchanged: wrapping it in a response and unwrapping it again would add a
 * third to its rendering time.
 */
export const documentContext = createContext<{ rendered: RenderedDocument | null }>()

/** Encrypts data that a browser stores for the shop; `open` returns null for anything else. */
export type Seal = {
  seal(text: string): string
  open(sealed: string): string | null
  /** False if the data was encrypted with a former secret and must be re-encrypted. */
  isCurrent(sealed: string): boolean
}

/** Set by the server before the first loader runs. */
export const sealContext = createContext<Seal>()

export type Session = {
  readonly accountId: string
  readonly email: string
  /** Identifies the session to the identity service when it is ended. */
  readonly idToken: string
  /** Gives access to the customer's own data. */
  readonly accessToken: string
  /** Expiry of the access token, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** Null for a guest. */
export const sessionContext = createContext<Session | null>(null)

/** True if the session was refused permanently, for example because it was ended from another device. */
export const endedSessionContext = createContext(false)
