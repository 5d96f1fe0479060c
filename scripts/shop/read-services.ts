import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECRETS_FILE } from '#server/settings/secrets.ts'

/** Reads the list of embedded services of a demonstration on this machine, with their tokens and its key on disk. */
export async function readServices(origin: string, dataFolder: string) {
  const { servicesKey } = JSON.parse(readFileSync(join(dataFolder, SECRETS_FILE), 'utf8'))
  const response = await fetch(new URL(`/services?key=${servicesKey}`, origin))
  return response.json()
}
