/** A person's list. Its pieces are grouped by section; pieces under '' have no section. */
export type DemoList = {
  readonly name: string
  readonly description: string
  readonly sections: Readonly<Record<string, readonly DemoListPiece[]>>
}
export type DemoListPiece = {
  /** The English handle. */
  readonly handle: string
  readonly quantity?: number
  readonly note?: string
  readonly clientNote?: string
}

const piece = (handle: string, details: Omit<DemoListPiece, 'handle'> = {}): DemoListPiece => ({
  handle,
  ...details,
})

export const CONSUMER_LISTS: readonly DemoList[] = [
  {
    name: 'Seehaus in Starnberg',
    description: 'Für das Wochenende: hell, unkompliziert, nichts zum Schonen.',
    sections: {
      Wohnzimmer: [
        piece('pianura-two-seat-sofa', { note: 'Passt nur an die lange Wand.' }),
        piece('lanca-lounge-chair', { quantity: 2 }),
        piece('arcata-side-table'),
        piece('luna-twin-floor-lamp', { note: 'Vorher den Dimmer prüfen.' }),
      ],
      Schlafzimmer: [
        piece('canneto-nightstand', { quantity: 2 }),
        piece('garzetta-bedside-wall-light', { quantity: 2 }),
      ],
    },
  },
]

export const TRADE_LISTS: readonly DemoList[] = [
  {
    name: 'Casa Brera, second floor',
    description:
      'For the Ghislandi family, who move in at Easter. Warm wood and low seating, and nothing that competes with the frescoes.',
    sections: {
      'Living room': [
        piece('pianura-three-seat-sofa', {
          note: 'Back to the windows. The lift takes 2.1 m, so it comes up by the stairs.',
        }),
        piece('nuvola-boucle-armchair', {
          quantity: 2,
          clientNote: 'One on each side of the fireplace, cushions in firm.',
        }),
        piece('arcata-low-table'),
        piece('sauris-tufted-rug', { note: 'Ask for a sample of the rust before we order.' }),
        piece('luna-arched-floor-lamp'),
      ],
      'Dining room': [
        piece('trifoglio-round-dining-table', {
          clientNote: 'Centred under the rosette, 74 cm clear to the wall.',
        }),
        piece('merla-upholstered-chair', {
          quantity: 6,
          note: 'Giulia would like to see one in flax linen as well.',
        }),
        piece('laguna-three-light-cluster'),
        piece('canneto-reeded-credenza', { clientNote: 'Left of the door, under the Ghislandi portrait.' }),
      ],
    },
  },
  {
    name: 'Villa Olmo, dining room',
    description: 'Twelve at the table, candlelight, and the lake behind them.',
    sections: {
      '': [
        piece('trifoglio-round-dining-table'),
        piece('merla-upholstered-chair', { quantity: 12 }),
        piece('girotondo-hoop-chandelier', { clientNote: 'Hung low, 70 cm above the table.' }),
        piece('canneto-bar-cabinet', { note: 'Behind the door, or it blocks the view.' }),
      ],
    },
  },
]
