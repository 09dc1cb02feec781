import { accountRoutes } from './routes/account';
import { companyRoutes } from './routes/company';
import { hashRoutes } from './routes/hash';
import { userRoutes } from './routes/user';

/** The handlers of all calls; each resource adds its list here. */
export const handlers = {
  ...userRoutes,
  ...accountRoutes,
  ...companyRoutes,
  ...hashRoutes,
};
