import { useState } from 'react'

/** Determined by pointer type and window width. */
export function useDevice() {
  const [device] = useState((): 'phone' | 'computer' | 'other' => {
    if (!matchMedia('(pointer: coarse)').matches) return 'computer'
    return matchMedia('(width < 40rem)').matches ? 'phone' : 'other'
  })
  return device
}
