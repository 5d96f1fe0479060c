import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { openDatabase } from '#services/kernel/database/database.ts'
import { migrate, readMigrations } from '#services/kernel/database/migrations.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { openIdentity, SIGN_UP, signIn, signUp } from '#tests/support/identity/identity-flow.ts'
import { badRequest, findResponseProblem } from '#tests/support/identity/identity-fuzz.ts'
import { hashPassword } from './passwords/password-hash.ts'

/**
 * Measures the cost of signing in and the effect of bad requests: `node services/identity/identity.bench.ts`. Prints
 * one line of JSON with the 95th percentile of the duration of repeated simultaneous sign-ins of 32 people, from the
 * first request to the tokens; the CPU time of one sign-in and of hashing one password; and the duration and errors of
 * 10,000 bad requests.
 */
const USERS = 32
const ROUNDS = 4
const BAD_REQUESTS = 10_000

const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'))
const server = await startPostgres({ directory: join(directory, 'postgres') })
const database = openDatabase(server.url)
try {
  await migrate(database.url, { migrations: readMigrations(['kernel', 'identity']) })
  const identity = await openIdentity(database)
  const people = Array.from({ length: USERS }, (_, number) => ({
    ...SIGN_UP,
    email: `bench-${number}@example.com`,
  }))
  for (const person of people) await signUp(identity.browser(), person)

  const startedCpu = process.cpuUsage()
  const milliseconds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      people.map(async (person) => {
        const start = performance.now()
        await signIn(identity.browser(), person)
        milliseconds.push(performance.now() - start)
      }),
    )
  }
  const { user, system } = process.cpuUsage(startedCpu)
  const hashCpu = process.cpuUsage()
  for (let count = 0; count < 8; count++) await hashPassword(SIGN_UP.password)
  const hash = process.cpuUsage(hashCpu)

  const start = performance.now()
  const errors = new Set<string>()
  for (const request of fc.sample(badRequest, BAD_REQUESTS)) {
    const error = await findResponseProblem(identity.service, request)
    if (error !== null) errors.add(error)
  }
  const sorted = milliseconds.toSorted((one, other) => one - other)
  console.log(
    JSON.stringify({
      signIns: sorted.length,
      p95Ms: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
      cpuMs: Math.round((user + system) / 1000 / sorted.length),
      hashCpuMs: Math.round((hash.user + hash.system) / 1000 / 8),
      badRequests: BAD_REQUESTS,
      badRequestSeconds: Math.round((performance.now() - start) / 1000),
      faults: [...errors],
    }),
  )
} finally {
  await database.close()
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}
