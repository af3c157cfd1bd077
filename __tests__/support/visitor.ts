import { act } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

/** A morning in the middle of a month, by the visitor's own clock. */
const fridayMorning = new Date(2024, 2, 15, 9, 30)

/** Stops the clock at a moment before each test of the file. */
export function stopTheClock(moment = fridayMorning) {
  beforeEach(() => {
    jest.useFakeTimers({ now: moment })
  })
}

/** Somebody who types and clicks while the clock stands still. */
export function visitor() {
  return userEvent.setup({
    advanceTimers: jest.advanceTimersByTime,
    // No style sheet is loaded that could take a pointer's events away.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  })
}

/** Lets time pass, and whatever was due in it happen. */
export async function wait(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds))
}
