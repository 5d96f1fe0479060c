import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECRETS_FILE } from '#server/settings/secrets.ts'

/** The embedded services of a demonstration on this machine, with their tokens; the key is in its data folder. */
export async function readServices(origin: string, dataFolder: string) {
  const { servicesKey } = JSON.parse(readFileSync(join(dataFolder, SECRETS_FILE), 'utf8'))
  const response = await fetch(new URL(`/services?key=${servicesKey}`, origin))
  return response.json()
}
