import { call, type Hole, unless } from './hole.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** More changes than one network may make in a minute. */
const CHANGES = 140
/** One network, in ways that a proxy may write it. */
const spellings = (count: number) =>
  [
    `[2001:db8:fa:1::${count.toString(16)}]:${1024 + count}`,
    `2001:DB8:FA:1:0:${count.toString(16)}::1`,
    `2001:0db8:00fa:0001::0.0.1.${count}`,
  ][count % 3] ?? ''

/** Holes about who counts as one visitor, and what one visitor may take. */
export const VISITOR_HOLES: readonly Hole[] = [
  {
    name: 'one network is one visitor, however its addresses are written',
    async look({ target }) {
      const responses = await Promise.all(
        Array.from({ length: CHANGES }, (_, count) =>
          call(target, '/cookie-settings', {
            method: 'POST',
            headers: { ...FORM, 'x-forwarded-for': spellings(count) },
            body: 'choice=needed&to=/',
          }),
        ),
      )
      const refused = responses.filter(({ status }) => status === 429)
      return unless(refused.length > 0, `none of ${CHANGES} changes from one network has to wait`)
    },
  },
]
