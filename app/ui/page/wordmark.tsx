import { classNames } from '../class-names.ts'
import { useHouse } from './house.ts'

export function Wordmark({ size }: { size: 'header' | 'footer' }) {
  const { name, logo } = useHouse()
  if (logo) return <img {...logo} alt={name} className={`block w-auto ${LOGO_HEIGHT[size]}`} />
  return (
    <span
      className={classNames(
        'wordmark font-display leading-none',
        size === 'header' ? 'text-wordmark-small lg:text-wordmark' : 'text-heading',
      )}
    >
      {name}
    </span>
  )
}

const LOGO_HEIGHT = { header: 'h-7 lg:h-9', footer: 'h-8' } as const
