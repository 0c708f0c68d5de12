import { MaintenanceMessage } from './MaintenanceMessage.tsx';

/** The maintenance message at its own address, whether the market is closed or not (F-019). */
export const MaintenanceScreen = () => <MaintenanceMessage />;
