import { useSearchParams } from 'react-router-dom'
import { searchKindOf } from './search-kind.ts'

/** Which searches the address states: those that found nothing unless it says otherwise. */
export function useSearchKind() {
  const [parameters] = useSearchParams()
  return searchKindOf(parameters.get('filter'))
}
