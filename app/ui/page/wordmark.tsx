import { classNames } from '../class-names.ts'
import { useHouse } from './house.ts'

/** The name of the house, the only text in capitals. */
export function Wordmark({ size }: { size: 'header' | 'footer' }) {
  return (
    <span
      className={classNames(
        'wordmark font-display uppercase leading-none',
        size === 'header' ? 'text-wordmark-small lg:text-wordmark' : 'text-heading',
      )}
    >
      {useHouse().name}
    </span>
  )
}
