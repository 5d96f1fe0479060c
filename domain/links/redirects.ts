import { splitLocalePath } from '../market/locale.ts'

/** A former address, and the page or external site that replaces it. */
export type Redirect = {
  readonly id: string
  /** Without the locale: '/lamps'. */
  readonly from: string
  /** A path of the shop without the locale, or an absolute URL: '/categories/lighting', 'https://press.example/x'. */
  readonly to: string
  readonly isTemporary: boolean
}

export type RedirectRefusal = 'redirect-loop' | 'redirect-chain' | 'redirect-duplicate'

/** Accepted redirects, indexed by the `redirectKey` of their address. */
export type AcceptedRedirects = {
  readonly byKey: ReadonlyMap<string, Redirect>
  readonly refused: readonly { readonly redirect: Redirect; readonly code: RedirectRefusal }[]
}

/**
 * Accepts redirects that reach their target in one step. Loops, chains, and all but the first redirect from an address
 * (by id) are refused.
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
 * Normalizes an address for comparison: without locale, search, hash and trailing slash, decoded, in lower case.
 */
export function redirectKey(address: string): string {
  const [path = ''] = splitLocalePath(address).path.split(/[?#]/, 1)
  return (
    decodePath(path)
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, '') || '/'
  )
}

function refusalOf(redirect: Redirect, first: ReadonlyMap<string, Redirect>): RedirectRefusal | null {
  const start = redirectKey(redirect.from)
  if (first.get(start) !== redirect) return 'redirect-duplicate'
  const seen = new Set([start])
  let steps = 0
  for (let next = targetPath(redirect); next !== null; steps++) {
    if (seen.has(next)) return 'redirect-loop'
    seen.add(next)
    const further = first.get(next)
    next = further ? targetPath(further) : null
    if (!further) break
  }
  return steps > 0 ? 'redirect-chain' : null
}

/** Null if the target is on another site. */
function targetPath({ to }: Redirect): string | null {
  return to.startsWith('/') ? redirectKey(to) : null
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
