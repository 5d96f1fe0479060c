import { z } from 'zod'
import { findMarks, isOwn } from '../companies/company-marks.ts'
import type { Ledger } from '../ledger.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'
import type { WalkedShop } from '../target/walked-shop.ts'

const OUTBOX = '/services/mail/outbox'
const emails = z.object({ letters: z.array(z.object({ id: z.string(), kind: z.string(), to: z.string() })) })
const WAIT_MS = 1_500

/**
 * Reads the emails that the shop wrote during the walk, each as the person to whom it was sent, or whose company
 * invited its recipient; other recipients count as guests.
 */
export async function readOutbox(
  { target, environment }: WalkedShop,
  { people, ledger }: { people: readonly Person[]; ledger: Ledger },
): Promise<void> {
  const headers = { authorization: `Bearer ${environment.TEAM_TOKEN}` }
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  const outbox = await fetchBytes(target, { path: OUTBOX, headers })
  for (const { id, kind, to } of emails.parse(JSON.parse(outbox.bytes.toString())).letters) {
    const [mark] = findMarks(to)
    const person = people.find(({ account, role }) => account?.email === to || (mark && isOwn(mark, role)))
    const email = await fetchBytes(target, { path: `${OUTBOX}/${id}`, headers })
    ledger.recordResponse(
      { role: person?.role ?? 'guest', surface: 'emails', route: kind, where: `${kind} to ${to}` },
      email,
    )
  }
}
