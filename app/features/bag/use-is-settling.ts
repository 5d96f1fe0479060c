import { useFetchers } from 'react-router'

/** Whether a change of the bag is pending, or the bag is reloading after one. */
export function useIsSettling(): boolean {
  return useFetchers().some(({ formData }) => formData !== undefined)
}
