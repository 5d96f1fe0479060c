import { useTranslate } from 'react-admin'
import { FactBlock } from '#desk/detail/fact-block.tsx'
import { AsideLine } from '../requests/aside/aside-line.tsx'

/** The lists of a customer, with how many pieces each has; nothing without any. */
export function ListsBlock({ lists }: { lists: readonly { name: string; count: number }[] }) {
  const translate = useTranslate()
  if (lists.length === 0) return null
  return (
    <FactBlock title={translate('resources.customers.lists.title')}>
      {lists.map(({ name, count }) => (
        <AsideLine key={name} start={translate('resources.customers.lists.pieces', { count })}>
          {translate(`resources.customers.lists.names.${name}`, { _: name })}
        </AsideLine>
      ))}
    </FactBlock>
  )
}
