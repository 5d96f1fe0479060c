import { inArray } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { NewsletterOptions } from './newsletter-options.ts'
import { suppressedAddresses } from './newsletter-tables.ts'

type Digests = Pick<NewsletterOptions, 'createDigests'>

/** Stores the digest of an erased address. Only its owner's own sign-up can subscribe it again. */
export async function suppress(
  tx: Queryable,
  email: string,
  { now, newsletter }: { now: Date; newsletter: Digests },
): Promise<void> {
  const [digest] = newsletter.createDigests(email)
  await tx.insert(suppressedAddresses).values({ digest, suppressedAt: now }).onConflictDoNothing()
}

export async function findSuppressed(
  db: Queryable,
  emails: readonly string[],
  { createDigests }: Digests,
): Promise<ReadonlySet<string>> {
  const emailByDigest = new Map(
    emails.flatMap((email) => createDigests(email).map((digest) => [digest, email])),
  )
  if (emailByDigest.size === 0) return new Set()
  const rows = await db
    .select({ digest: suppressedAddresses.digest })
    .from(suppressedAddresses)
    .where(inArray(suppressedAddresses.digest, [...emailByDigest.keys()]))
  return new Set(rows.flatMap(({ digest }) => emailByDigest.get(digest) ?? []))
}

/** Lifts the suppression of an address whose owner has confirmed their own sign-up. */
export async function liftSuppression(
  tx: Queryable,
  email: string,
  { createDigests }: Digests,
): Promise<void> {
  await tx.delete(suppressedAddresses).where(inArray(suppressedAddresses.digest, [...createDigests(email)]))
}
