import { inArray } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { NewsletterOptions } from './newsletter-options.ts'
import { suppressedAddresses } from './newsletter-tables.ts'

type Digests = Pick<NewsletterOptions, 'digestsOf'>

/** Stores the digest of an erased address. Only its owner's own sign-up can subscribe it again. */
export async function suppress(
  tx: Queryable,
  email: string,
  { now, newsletter }: { now: Date; newsletter: Digests },
): Promise<void> {
  const [digest] = newsletter.digestsOf(email)
  await tx.insert(suppressedAddresses).values({ digest, suppressedAt: now }).onConflictDoNothing()
}

export async function findSuppressed(
  db: Queryable,
  emails: readonly string[],
  { digestsOf }: Digests,
): Promise<ReadonlySet<string>> {
  const emailOf = new Map(emails.flatMap((email) => digestsOf(email).map((digest) => [digest, email])))
  if (emailOf.size === 0) return new Set()
  const rows = await db
    .select({ digest: suppressedAddresses.digest })
    .from(suppressedAddresses)
    .where(inArray(suppressedAddresses.digest, [...emailOf.keys()]))
  return new Set(rows.flatMap(({ digest }) => emailOf.get(digest) ?? []))
}

/** Lifts the suppression of an address whose owner has confirmed their own sign-up. */
export async function liftSuppression(tx: Queryable, email: string, { digestsOf }: Digests): Promise<void> {
  await tx.delete(suppressedAddresses).where(inArray(suppressedAddresses.digest, [...digestsOf(email)]))
}
