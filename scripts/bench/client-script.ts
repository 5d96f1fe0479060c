import { measureClientBytes } from '../check/client-bytes.ts'
import { atMost, type Figure } from './figures.ts'

const TARGET_KILOBYTES = 115

/** The script that each page loads before any interaction. */
export function measureClientScript(): Figure[] {
  return measureClientBytes().map(({ page, bytes }) => atMost(page, bytes / 1000, TARGET_KILOBYTES, 'KB'))
}
