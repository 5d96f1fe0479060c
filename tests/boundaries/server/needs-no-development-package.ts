import { expect } from 'vitest'

export const planted = expect
