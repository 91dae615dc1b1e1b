import { useEffect, useState } from 'react'
import { fetchMe, type Me } from './api/house.ts'

/** How long to wait before the server is asked again, in milliseconds. */
const AGAIN = 2000

/** Your account: null if you are not signed in, undefined until the server has answered. */
export const useMe = () => {
  const [me, setMe] = useState<Me | null>()
  useEffect(() => {
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      void fetchMe().then(
        found => wanted && setMe(found),
        () => {
          if (wanted) timer = setTimeout(look, AGAIN)
        },
      )
    }
    look()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [])
  return [me, setMe] as const
}
