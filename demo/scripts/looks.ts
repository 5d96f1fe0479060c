import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFolder, LOOKS_FILE } from '../studio/looks.ts'

/** Writes the looks of the demonstration's pictures to a file, so that new shops do not have to compute them. */
const pictures = join(import.meta.dirname, '../pictures')
const file = await describeFolder(pictures)
await writeFile(join(pictures, LOOKS_FILE), `${JSON.stringify(file, null, 2)}\n`)
console.log(`${Object.keys(file.looks).length} pictures by ${file.embedding}`)
