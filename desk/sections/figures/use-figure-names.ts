import { useTranslate } from 'react-admin'
import type { FigureDimension } from '../../../contracts/team/figures.ts'
import { useFormat } from '../../format/use-format.ts'

/** The names of the rows of a dimension, by their keys. */
export function useFigureNames(): (dimension: FigureDimension, key: string) => string {
  const translate = useTranslate()
  const { country, language } = useFormat()
  return (dimension, key) => {
    if (key === '') return translate('figures.unknown')
    if (dimension === 'country') return country(key)
    if (dimension === 'language') return language(key)
    if (dimension === 'artisan') return key
    const [kind = '', ...name] = key.split(':')
    const named = translate(`figures.campaigns.${kind}`)
    return name.length > 0 ? `${named}: ${name.join(':')}` : named
  }
}
