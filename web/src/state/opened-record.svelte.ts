// The record that was opened from a file, for its replay, its review and the analysis board; gone when the page is loaded again.
export const openedRecord = $state<{ text: string | null }>({ text: null });
