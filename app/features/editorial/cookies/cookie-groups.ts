import { type CookiePurpose, type CookieRow, cookieTable } from '#app/visitor/cookies/cookie-table.ts'
import { browserName } from '#app/visitor/cookies/host-cookies.ts'
import type { ConsentKind } from '#domain/visitor/consent.ts'

export type CookieGroup = {
  /** Null if the cookies are necessary for the shop, or explicitly requested by the visitor. */
  readonly consent: ConsentKind | null
  readonly lines: readonly CookieLine[]
}

export type CookieLine = {
  readonly names: readonly string[]
  readonly purpose: CookiePurpose
  /** '400 days', in the visitor's language. */
  readonly lifetime: string
}

/**
 * The cookie table of the cookie policy, with cookie names as browsers show them. `tag` is the language tag of the
 * page.
 */
export function groupCookies(
  tag: string,
  { isSecure }: { isSecure: boolean },
  table: readonly CookieRow[] = cookieTable,
): CookieGroup[] {
  return [...Map.groupBy(table, ({ consent }) => consent)].map(([consent, rows]) => ({
    consent,
    lines: [
      ...Map.groupBy(rows, ({ purpose, lifetimeSeconds }) => `${purpose} ${lifetimeSeconds}`).values(),
    ].flatMap((alike) =>
      alike[0]
        ? [
            toLine(
              alike[0],
              alike.map(({ name }) => browserName(name, { isSecure })),
              tag,
            ),
          ]
        : [],
    ),
  }))
}

function toLine({ purpose, lifetimeSeconds }: CookieRow, names: readonly string[], tag: string): CookieLine {
  return { names, purpose, lifetime: formatSpan(lifetimeSeconds, tag) }
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Returns '1 hour' or '400 Tage', for example: the largest unit with a value of at least one. */
export function formatSpan(seconds: number, tag: string): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2]
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  })
  return format.format(seconds / length)
}
