import { configure } from '@testing-library/react';

// The whole server works inside the page: on a busy machine an answer takes longer than the second that is the default.
configure({ asyncUtilTimeout: 15_000 });
