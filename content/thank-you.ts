import { company } from './company'

const { replyTime } = company.claims

export const thankYou = {
  meta: {
    title: `Thank You | ${company.name}`,
    description: `Your request was received. Our team will make contact ${replyTime}. For anything that can’t wait, the phone is answered around the clock, every day.`,
  },
  heading: 'Thank You!',
  /** Ends in the phone number. */
  introduction: `Your request was received, and our team will make contact ${replyTime}. If it can’t wait, call`,
} as const
