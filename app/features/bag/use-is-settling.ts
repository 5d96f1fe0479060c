import { useFetchers } from 'react-router'

/** Whether a change of the bag is on its way, or the bag is being read anew after one. */
export function useIsSettling(): boolean {
  return useFetchers().some(({ formData }) => formData !== undefined)
}
