import { writeFileSync } from 'node:fs'
import { EXAMPLE_FILE, exampleFile, SETTINGS_FILE, settingsDocument } from './settings/write-settings.ts'

/** `npm run settings`: writes docs/settings.md and .env.example from the configuration's schema. */
writeFileSync(SETTINGS_FILE, settingsDocument())
writeFileSync(EXAMPLE_FILE, exampleFile())
console.log(`Wrote ${SETTINGS_FILE} and ${EXAMPLE_FILE}.`)
