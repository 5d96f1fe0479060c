import { splitLocalePath } from './locale.ts'

/** An address that is no page any more, and the page or other site that took its place. */
export type Redirect = {
  readonly id: string
  /** Without the locale: '/lamps'. */
  readonly from: string
  /** An address of ours without the locale, or a whole one: '/categories/lighting', 'https://press.example/x'. */
  readonly to: string
  readonly isTemporary: boolean
}

export type RedirectRefusal = 'redirect-loop' | 'redirect-chain' | 'redirect-duplicate'

/** The redirects that hold, by what `redirectKey` makes of their address, and those that are refused. */
export type AcceptedRedirects = {
  readonly byKey: ReadonlyMap<string, Redirect>
  readonly refused: readonly { readonly redirect: Redirect; readonly code: RedirectRefusal }[]
}

/**
 * Takes the redirects that lead to their goal in one step. Refused are one that leads back to itself by any way, one
 * that leads to the address of another, and all but the first of several for one address (in the order of ids).
 */
export function acceptRedirects(redirects: readonly Redirect[]): AcceptedRedirects {
  const ordered = redirects.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const first = new Map<string, Redirect>()
  for (const redirect of ordered) {
    const key = redirectKey(redirect.from)
    if (!first.has(key)) first.set(key, redirect)
  }
  const judged = ordered.map((redirect) => ({ redirect, code: refusalOf(redirect, first) }))
  return {
    byKey: new Map(
      judged.flatMap(({ redirect, code }) => (code === null ? [[redirectKey(redirect.from), redirect]] : [])),
    ),
    refused: judged.flatMap(({ redirect, code }) => (code === null ? [] : [{ redirect, code }])),
  }
}

/**
 * What two spellings of an address have in common: without locale, search and hash, in small letters, decoded, with
 * no slash at its end.
 */
export function redirectKey(address: string): string {
  const [path = ''] = splitLocalePath(address).path.split(/[?#]/, 1)
  return (
    decoded(path)
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, '') || '/'
  )
}

function refusalOf(redirect: Redirect, first: ReadonlyMap<string, Redirect>): RedirectRefusal | null {
  const start = redirectKey(redirect.from)
  if (first.get(start) !== redirect) return 'redirect-duplicate'
  const seen = new Set([start])
  let steps = 0
  for (let next = goalOf(redirect); next !== null; steps++) {
    if (seen.has(next)) return 'redirect-loop'
    seen.add(next)
    const further = first.get(next)
    next = further ? goalOf(further) : null
    if (!further) break
  }
  return steps > 0 ? 'redirect-chain' : null
}

/** The key of where a redirect leads; null for another site. */
function goalOf({ to }: Redirect): string | null {
  return to.startsWith('/') ? redirectKey(to) : null
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
