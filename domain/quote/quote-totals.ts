/** Amounts in minor units. */
type CountedLine = { quantity: number; publicMinor: number | null; unitMinor: number }

/** `exemption`: the tax deducted for an exempt company (`quote-exemption.ts`). */
export type CountedOffer = {
  lines: readonly CountedLine[]
  shipping: { amountMinor: number }
  exemption?: { taxNumber: string; takenOffMinor: number | null } | undefined
}

/** The sums of a quote in minor units. */
export type QuoteTotals = {
  /** At public prices; a piece upon request counts with its agreed price. */
  publicMinor: number
  /** The saving from agreed prices; 0 if there is none. */
  reductionMinor: number
  piecesMinor: number
  shippingMinor: number
  totalMinor: number
  pieces: number
}

export function quoteTotals(offer: CountedOffer): QuoteTotals {
  const sum = (minorOf: (line: CountedLine) => number) =>
    offer.lines.reduce((total, line) => total + line.quantity * minorOf(line), 0)
  const piecesMinor = sum(({ unitMinor }) => unitMinor)
  const publicMinor = sum(({ publicMinor, unitMinor }) => publicMinor ?? unitMinor)
  const shippingMinor = offer.shipping.amountMinor
  return {
    publicMinor,
    reductionMinor: Math.max(0, publicMinor - piecesMinor),
    piecesMinor,
    shippingMinor,
    totalMinor: piecesMinor + shippingMinor - (offer.exemption?.takenOffMinor ?? 0),
    pieces: sum(() => 1),
  }
}

/** The unit price after a reduction from the public price, in hundredths of a percent: 1,250 is 12.5%. */
export function reducedMinor(publicMinor: number, hundredths: number): number {
  return Math.round((publicMinor * (10_000 - hundredths)) / 10_000)
}

/** How much lower an agreed price is than the public one; null if it is not lower, or if there is no public price. */
export function reductionPercent({ publicMinor, unitMinor }: Omit<CountedLine, 'quantity'>): number | null {
  if (publicMinor === null || publicMinor <= unitMinor) return null
  return Math.round(((publicMinor - unitMinor) / publicMinor) * 100)
}
