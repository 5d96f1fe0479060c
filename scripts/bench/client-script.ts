import { measureClientBytes } from '../check/client-bytes.ts'
import { atMost, type Figure } from './figures.ts'

const AIM_KILOBYTES = 115

/** The script that each page loads before any interaction. */
export function measureClientScript(): Figure[] {
  return measureClientBytes().map(({ page, bytes }) => atMost(page, bytes / 1000, AIM_KILOBYTES, 'KB'))
}
