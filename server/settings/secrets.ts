import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeWritableFolder } from '#services/kernel/make-folder.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

const stored = z.object({
  secret: z.string(),
  commercePrivateToken: z.string(),
  commercePublicToken: z.string(),
  teamToken: z.string(),
  contentReadToken: z.string(),
  contentPreviewToken: z.string(),
  contentWriteToken: z.string(),
  previewKey: z.string(),
  searchKey: z.string(),
  searchAdminKey: z.string(),
  servicesKey: z.string(),
})

const oldSecrets = z.object({ oldSecrets: z.array(z.string()).default([]) })

type Secret = keyof z.infer<typeof stored>
export type Secrets = Record<Secret, string> & {
  /** Previous values of `secret`, added to the file manually. */
  oldSecrets: readonly string[]
}
export type GivenSecrets = Record<Secret, string | undefined>

export const SECRETS_FILE = 'secrets.json'

/**
 * Returns the given secrets, completed by random ones that are stored in `secrets.json` (mode 0600) of the data folder
 * for the next start. A real shop must provide the main secret itself, since several processes share it.
 */
export function loadOrCreateSecrets({
  dataFolder,
  given,
  isDemonstration,
}: {
  dataFolder: string
  given: GivenSecrets
  isDemonstration: boolean
}): Secrets {
  if (!isDemonstration && !given.secret) {
    throw new StartFault(
      'SECRET is missing: a real shop needs one of at least 32 random characters. To open the demonstration instead, set DEMONSTRATION=yes.',
    )
  }
  const file = join(dataFolder, SECRETS_FILE)
  const content: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const generated = stored.partial().parse(content)
  const old = oldSecrets.parse(content)
  const names = Object.keys(stored.shape) as Secret[]
  const secrets = stored.parse(
    Object.fromEntries(names.map((name) => [name, given[name] ?? generated[name] ?? randomToken(32)])),
  )
  const fresh = names.filter((name) => !given[name] && !generated[name])
  if (fresh.length > 0) {
    const all = { ...old, ...generated, ...Object.fromEntries(fresh.map((name) => [name, secrets[name]])) }
    save(dataFolder, file, all)
  }
  return { ...secrets, ...old }
}

function save(folder: string, file: string, secrets: object): void {
  makeWritableFolder(folder)
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
}
