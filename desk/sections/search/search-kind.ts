import { z } from 'zod'

const filter = z.object({ kind: z.enum(['nothing-found', 'found']) })

/** Which searches the filter of an address shows, which may be damaged. */
export function searchKindOf(text: string | null): 'nothing-found' | 'found' {
  try {
    return filter.safeParse(JSON.parse(text ?? '{}')).data?.kind ?? 'nothing-found'
  } catch {
    return 'nothing-found'
  }
}
