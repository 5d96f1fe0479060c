import { readFileSync } from 'node:fs'
import {
  listServicesWithTables,
  type Migration,
  RELEASE,
  readMigrations,
} from '#services/kernel/database/migrations.ts'

/** Finds migrations that would fail in a shop with a different history, or block a running shop. */
export function findMigrationProblems(): string[] {
  const dump = readFileSync(`tests/upgrades/${RELEASE.previous}.sql`, 'utf8')
  const released = new Set([...dump.matchAll(/^-- (\w+\/\d{4}_\S+)$/gm)].map(([, name]) => name ?? ''))
  return [...problemsOf(readMigrations(), listServicesWithTables(), released), ...releaseProblems()]
}

/** `migrations` are in order; the indexes of those in `released` are not checked. */
export function problemsOf(
  migrations: readonly Migration[],
  services: readonly string[],
  released: ReadonlySet<string>,
): string[] {
  return migrations.flatMap((migration, index) => [
    ...undeclaredReads(migration, migrations.slice(0, index), services),
    ...(released.has(migration.name) ? [] : blockingIndexes(migration)),
  ])
}

/**
 * Whatever a migration reads from another service must exist when it runs: `-- Reads: {service}/{migration}` names that
 * service's last migration before it.
 */
function undeclaredReads(
  { name, service, sql }: Migration,
  before: readonly Migration[],
  services: readonly string[],
) {
  const [declared, statements] = [new Set<string>(), sql.replace(/--(?!> ).*$/gm, '')]
  for (const [, read = ''] of sql.matchAll(/^-- Reads: (\S+)$/gm)) declared.add(read)
  return services
    .filter(
      (other) =>
        other !== service &&
        new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE|TABLE|ON|REFERENCES)\\s+"?${other}"?\\.`, 'i').test(
          statements,
        ),
    )
    .flatMap((other) => {
      const last = before.findLast((each) => each.service === other)?.name ?? `${other}/none`
      return declared.has(last) ? [] : [`${name} reads tables of ${other}: add "-- Reads: ${last}"`]
    })
}

/** Building an index on an existing table blocks writes, unless it is built concurrently. */
function blockingIndexes({ name, sql, isConcurrent }: Migration): string[] {
  const created = new Set(
    [...sql.matchAll(/CREATE (?:UNLOGGED )?TABLE "(\w+)"\."(\w+)"/g)].map(
      ([, schema, table]) => `${schema}.${table}`,
    ),
  )
  const indexed = [...sql.matchAll(/CREATE (?:UNIQUE )?INDEX(?! CONCURRENTLY)[^;]*? ON "(\w+)"\."(\w+)"/g)]
  const blocking = indexed
    .filter(([, schema, table]) => !created.has(`${schema}.${table}`))
    .map(
      ([, schema, table]) =>
        `${name} blocks writes to ${schema}.${table}: CREATE INDEX CONCURRENTLY, in a migration of its own`,
    )
  if (!isConcurrent) return blocking
  const statements = sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
  const others = statements.filter((each) => !/^(CREATE (UNIQUE )?|DROP )INDEX CONCURRENTLY /.test(each))
  if (others.length > 0) blocking.push(`${name} does more than build indexes concurrently: split it`)
  for (const [, index] of sql.matchAll(/CREATE (?:UNIQUE )?INDEX CONCURRENTLY "(\w+)"/g)) {
    if (
      !sql.includes(`DROP INDEX CONCURRENTLY IF EXISTS "${index}"`) &&
      !new RegExp(`IF EXISTS "\\w+"\\."${index}"`).test(sql)
    )
      blocking.push(`${name} cannot be retried: DROP INDEX CONCURRENTLY IF EXISTS "${index}" first`)
  }
  return blocking
}

/** Checks that the package, the code and the newest changelog entries have the same version. */
function releaseProblems(): string[] {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [current, previous] = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
    ([, release]) => release,
  )
  return current === version && version === RELEASE.version && previous === RELEASE.previous
    ? []
    : [
        `CHANGELOG.md has ${current} after ${previous}, package.json ${version}, and RELEASE ${RELEASE.version} after ${RELEASE.previous}`,
      ]
}
