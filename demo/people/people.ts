import type { AddressDraft } from '../../domain/address/address.ts'
import type { Language } from '../../domain/market/language.ts'
import type { TradeStanding } from '../../domain/visitor/roles.ts'
import { CONSUMER_LISTS, type DemoList, TRADE_LISTS } from './lists.ts'

/** The state that a past order has reached. */
export const ORDER_OUTCOMES = ['awaiting-transfer', 'paid', 'partly-sent', 'delivered', 'cancelled'] as const
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number]

/** An order placed before the shop opened; it goes to the customer's first address. */
export type PastOrder = {
  readonly daysAgo: number
  readonly outcome: OrderOutcome
  readonly paidBy: 'test-card' | 'bank-transfer'
  /** English handles; the first variant of each product. */
  readonly pieces: readonly { readonly handle: string; readonly quantity: number }[]
}

export type DemoPerson = {
  /** What this person demonstrates. */
  readonly part:
    | 'consumer'
    | 'approved trade client'
    | 'pending trade client'
    | 'rejected trade client'
    | 'staff'
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly company: { readonly name: string; readonly standing: TradeStanding } | null
  /** The first one is the default. Customers with orders have at least one. */
  readonly addresses: readonly (AddressDraft & { readonly country: 'DE' | 'IT' | 'FR' | 'GB' })[]
  /** English handles, in the order in which they were saved. */
  readonly saved: readonly string[]
  readonly lists: readonly DemoList[]
  readonly orders: readonly PastOrder[]
}

const pastOrder = (
  daysAgo: number,
  outcome: OrderOutcome,
  paidBy: PastOrder['paidBy'],
  pieces: Readonly<Record<string, number>>,
): PastOrder => ({
  daysAgo,
  outcome,
  paidBy,
  pieces: Object.entries(pieces).map(([handle, quantity]) => ({ handle, quantity })),
})

/** The demonstration's customers. All of them are fictional, and their email addresses do not exist. */
export const PEOPLE: readonly DemoPerson[] = [
  {
    part: 'consumer',
    email: 'consumer@bottega.example',
    firstName: 'Clara',
    lastName: 'Hoffmann',
    language: 'de',
    company: null,
    addresses: [
      {
        firstName: 'Clara',
        lastName: 'Hoffmann',
        line1: 'Türkenstraße 52',
        line2: 'Hinterhaus, 2. Stock',
        postalCode: '80799',
        city: 'München',
        country: 'DE',
        phone: '+49 89 5550142',
      },
      {
        firstName: 'Clara',
        lastName: 'Hoffmann',
        line1: 'Seestraße 8',
        postalCode: '82319',
        city: 'Starnberg',
        country: 'DE',
        phone: '+49 89 5550142',
      },
    ],
    saved: ['girotondo-hoop-chandelier', 'lanca-lounge-chair', 'sauris-tufted-rug', 'garzetta-reading-lamp'],
    lists: CONSUMER_LISTS,
    orders: [
      pastOrder(64, 'delivered', 'test-card', { 'gora-tumblers-set-of-six': 2, 'brina-decanter': 1 }),
      pastOrder(40, 'cancelled', 'test-card', { 'pozza-frameless-mirror': 1 }),
      pastOrder(23, 'partly-sent', 'test-card', {
        'arno-place-setting-four-pieces': 4,
        'trifoglio-round-dining-table': 1,
      }),
      pastOrder(2, 'awaiting-transfer', 'bank-transfer', { 'garzetta-reading-lamp': 1 }),
    ],
  },
  {
    part: 'approved trade client',
    email: 'trade@bottega.example',
    firstName: 'Luca',
    lastName: 'Marchetti',
    language: 'it',
    company: { name: 'Studio Marchetti', standing: 'approved' },
    addresses: [
      {
        firstName: 'Luca',
        lastName: 'Marchetti',
        company: 'Studio Marchetti',
        line1: 'Via Solferino 27',
        postalCode: '20121',
        city: 'Milano',
        zone: 'MI',
        country: 'IT',
        phone: '+39 02 55501420',
      },
      {
        firstName: 'Luca',
        lastName: 'Marchetti',
        company: 'Cantiere Hotel Lario',
        line1: 'Via Regina 14',
        postalCode: '22012',
        city: 'Cernobbio',
        zone: 'CO',
        country: 'IT',
        phone: '+39 031 5550142',
      },
    ],
    saved: ['barena-wide-pleated-pendant', 'colonna-executive-desk', 'ansa-dining-chair'],
    lists: TRADE_LISTS,
    orders: [
      pastOrder(91, 'delivered', 'bank-transfer', { 'garzetta-bedside-wall-light': 8 }),
      pastOrder(5, 'paid', 'test-card', { 'ansa-dining-chair': 12, 'ponte-trestle-table': 1 }),
    ],
  },
  {
    part: 'pending trade client',
    email: 'pending@bottega.example',
    firstName: 'Inès',
    lastName: 'Carpentier',
    language: 'fr',
    company: { name: 'Atelier Carpentier', standing: 'pending' },
    addresses: [
      {
        firstName: 'Inès',
        lastName: 'Carpentier',
        company: 'Atelier Carpentier',
        line1: '18 rue des Capucins',
        postalCode: '69001',
        city: 'Lyon',
        country: 'FR',
        phone: '+33 4 55 50 14 20',
      },
    ],
    saved: ['maso-open-bookcase', 'cicogna-tripod-floor-lamp'],
    lists: [],
    orders: [],
  },
  {
    part: 'rejected trade client',
    email: 'rejected@bottega.example',
    firstName: 'Daniel',
    lastName: 'Whitfield',
    language: 'en',
    company: { name: 'Whitfield Lettings', standing: 'rejected' },
    addresses: [
      {
        firstName: 'Daniel',
        lastName: 'Whitfield',
        line1: '41 Marshalsea Road',
        postalCode: 'SE1 1HL',
        city: 'London',
        country: 'GB',
        phone: '+44 20 7946 0142',
      },
    ],
    saved: ['carnia-linen-napkins-set-of-four'],
    lists: [],
    orders: [pastOrder(33, 'delivered', 'test-card', { 'carnia-linen-napkins-set-of-four': 2 })],
  },
  {
    part: 'staff',
    email: 'staff@bottega.example',
    firstName: 'Giulia',
    lastName: 'Ferri',
    language: 'it',
    company: null,
    addresses: [],
    saved: [],
    lists: [],
    orders: [],
  },
]
