import { classNames } from '../class-names.ts'

/** The name of the company, the only text in capitals. */
export const HOUSE_NAME = 'Bottega'

export function Wordmark({ size }: { size: 'header' | 'footer' }) {
  return (
    <span
      className={classNames(
        'wordmark font-display uppercase leading-none',
        size === 'header' ? 'text-wordmark-small lg:text-wordmark' : 'text-heading',
      )}
    >
      {HOUSE_NAME}
    </span>
  )
}
