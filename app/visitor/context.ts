import { createContext } from 'react-router'
import type { Preview, PreviewPasses } from '#app/preview/preview.ts'
import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Language, Locale } from '#domain/market/locale.ts'
import type { CountryCode } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Role } from '#domain/visitor/roles.ts'

/** What a request says about who is looking. A guest's visitor depends on nothing but the address. */
export type Visitor = {
  readonly locale: Locale
  readonly language: Language
  readonly country: CountryCode
  readonly currency: Currency
  readonly units: 'in' | 'cm'
  /** Drafts are read: of an editor in preview only. */
  readonly isPreview: boolean
  /** Spec §6. Everyone is a guest until their session says otherwise. */
  readonly role: Role
  /** The buyer whose prices are requested: an approved trade client's location; null for everyone else. */
  readonly buyer: CommerceContext['buyer']
}

/** Filled by the server before the first loader runs. */
export const visitorContext = createContext<Visitor>()

/** The outside services of this request, filled by the server. */
export const clientsContext = createContext<Clients>()

/** A document as it was rendered. `scriptMark` is the nonce that our own scripts in it carry. */
export type RenderedDocument = {
  readonly html: string
  readonly scriptMark: string
  /** From what the loaders gave to the whole text. */
  readonly renderSeconds: number
}

/**
 * Where the renderer lays its document for the server, which goes on with it: packed into a response and taken
 * out again it would cost a third of its rendering once more.
 */
export const documentContext = createContext<{ rendered: RenderedDocument | null }>()

/** Seals what a browser keeps for us; `open` answers null for what we did not seal. */
export type Seal = {
  seal(text: string): string
  open(sealed: string): string | null
  /** Whether it was sealed with the secret of now: what was not is sealed again. */
  isCurrent(sealed: string): boolean
}

/** Filled by the server before the first loader runs. */
export const sealContext = createContext<Seal>()

/** What an editor in preview looks at; null for everyone else. */
export const previewContext = createContext<Preview | null>(null)

/** Filled by the server before the first loader runs. */
export const previewPassesContext = createContext<PreviewPasses>()

/** Someone who has signed in. */
export type Session = {
  readonly accountId: string
  readonly email: string
  /** Proves to the identity service whose session ends. */
  readonly idToken: string
  /** Opens the customer's own data. */
  readonly accessToken: string
  /** When the access token expires, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** Who is signed in; null for a guest. */
export const sessionContext = createContext<Session | null>(null)

/** Whether the session that the request brought is refused for good: it was ended, e.g. from another device. */
export const endedSessionContext = createContext(false)
