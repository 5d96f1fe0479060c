import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** Windows-1252 also covers Latin-1. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Delimiter = ',' | ';' | '\t' | '|'

export type FileFormat = {
  readonly encoding: Encoding
  readonly delimiter: Delimiter
  /** Whether the first line only names the delimiter, as Excel reads it: `sep=;`. */
  readonly hasDelimiterLine: boolean
}

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|']
const SAMPLE_BYTES = 65_536

/** Detects the encoding and delimiter of a file from its start, and by checking whether all of it is UTF-8. */
export async function detectFormat(path: string): Promise<FileFormat> {
  const sample = await readStart(path)
  const encoding = detectEncoding(sample) ?? ((await isUtf8(path)) ? 'utf-8' : 'windows-1252')
  const text = new TextDecoder(encoding).decode(sample)
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const delimiter = DELIMITERS.find((known) => known === named) ?? mostFrequentDelimiter(text)
  return { encoding, delimiter, hasDelimiterLine: named !== undefined }
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Detects a byte order mark, or UTF-16 without one, in which every other byte of a header row is zero. */
function detectEncoding(sample: Uint8Array): Encoding | null {
  const [first, second, third] = sample
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0) return 'utf-16le'
  return first === 0 && second !== 0 ? 'utf-16be' : null
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The most frequent delimiter in the header row, outside quotes. */
function mostFrequentDelimiter(text: string): Delimiter {
  const header = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)[0] ?? ''
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
