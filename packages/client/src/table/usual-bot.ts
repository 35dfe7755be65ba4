/** The bot that plays where nobody asked for another. */
export const USUAL_BOT = 'greedy';
