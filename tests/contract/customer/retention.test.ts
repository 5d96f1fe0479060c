import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { COUNTED_DAYS } from '#domain/search/popular-searches.ts'
import { VISITOR_DAYS } from '#services/audience/identified-visitors.ts'
import { audienceJobs } from '#services/audience/jobs.ts'
import { careJobs } from '#services/care/jobs.ts'
import { CART_DAYS } from '#services/commerce/carts/remove-old-carts.ts'
import { CHECKOUT_DAYS } from '#services/commerce/orders/checkout/remove-old-checkouts.ts'
import { IMPORT_DAYS } from '#services/commerce/team/uploads/remove-old-uploads.ts'
import { identityJobs } from '#services/identity/jobs.ts'
import { EVENT_DAYS } from '#services/identity/sign-in/sign-in-events.ts'
import { rateLimitJob } from '#services/kernel/rate-limit.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { EMAIL_DAYS } from '#services/mail/empty-emails.ts'
import { mailJobs } from '#services/mail/jobs.ts'
import { platformJobs } from '#services/platform/jobs.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'

const database = await freshDatabase()
afterAll(() => database.close())
const page = readFileSync('docs/retention.md', 'utf8')

test('the retention table lists every scheduled job, and no other', () => {
  const jobs = [
    rateLimitJob(database),
    ...identityJobs({ database }),
    ...audienceJobs({ database }),
    ...mailJobs({ database }),
    ...platformJobs({ database, cartSeal: createSeal(['a secret'], 'stored carts') }),
    ...careJobs(async () => false),
    ...(sampleShop(database).jobs ?? []),
  ]
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  const named = [
    ...page.matchAll(/`((?:kernel|identity|mail|platform|commerce|customer|audience|care): [^`]+)`/g),
  ]
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(jobs.map(({ name }) => name)))
})

test.each(
  Object.entries({
    EVENT_DAYS,
    EMAIL_DAYS,
    COUNTED_DAYS,
    CART_DAYS,
    CHECKOUT_DAYS,
    IMPORT_DAYS,
    VISITOR_DAYS,
  }),
)('the period %s of %i days matches the table', (name, days) => {
  const row = page.split('\n').find((line) => line.includes(`\`${name}\``))
  expect(row).toContain(`: ${days} days`)
})
